#!/usr/bin/env bash
# Version:  Bicep CLI 0.47.16 (linux-x64), its console
# Expected: string(true) and '${true}' are 'true', as Bicep writes the literal, JSON does, and programs compare.
# Comes:    'True', while inside an object it is {"flag":true}. An app setting that is given string(flag) is 'True', so
#           a program that asks for 'true' takes it for off. toLower(string(flag)) is right.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
package="Azure.Bicep.CommandLine.linux-x64"
version="0.47.16"
cat > tool.proj <<END
<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>netstandard2.0</TargetFramework>
    <DisableImplicitFrameworkReferences>true</DisableImplicitFrameworkReferences>
  </PropertyGroup>
  <ItemGroup>
    <PackageDownload Include="$package" Version="[$version]" />
  </ItemGroup>
</Project>
END
NUGET_PACKAGES="$folder/packages" dotnet restore tool.proj --verbosity quiet >/dev/null
bicep="$folder/packages/${package,,}/$version/tools/bicep"
chmod +x "$bicep"

seen=$("$bicep" console <<'END' | paste -sd' '
string(true)
'${true}'
string({ flag: true })
toLower(string(true))
END
)

expected="'True' 'True' '{\"flag\":true}' 'true'"
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
