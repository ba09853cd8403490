#!/usr/bin/env bash
# Version:  Bicep CLI 0.47.16 (linux-x64), its console
# Expected: functions of text agree about letter case: all or none of them tell 'VSE-prod' from 'vse'.
# Comes:    startsWith, endsWith, indexOf, < and > ignore case; contains, ==, replace and split do not. So a text may
#           start with what it does not contain, at an index where replace finds nothing.
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
startsWith('VSE-prod', 'vse')
contains('VSE-prod', 'vse')
indexOf('VSE-prod', 'prod') == indexOf('VSE-prod', 'PROD')
replace('VSE-prod', 'vse', 'x')
length(split('VSE-prod', 'P'))
'a' < 'B' && 'A' < 'b'
'a' == 'A'
END
)

expected="true false true 'VSE-prod' 1 true false"
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
