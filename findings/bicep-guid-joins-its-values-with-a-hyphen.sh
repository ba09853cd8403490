#!/usr/bin/env bash
# Version:  Bicep CLI 0.47.16 (linux-x64), its console
# Expected: guid() and uniqueString() of different lists of values differ, as hashes of lists do.
# Comes:    the values are joined by '-' first. guid('rg', 'a-b'), guid('rg-a', 'b') and guid('rg-a-b') are one, so two
#           role assignments whose names are made of parts with hyphens can be one resource. A separator of one's own,
#           or the part that cannot have a hyphen in between, keeps them apart.
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
guid('rg', 'a-b') == guid('rg-a', 'b')
guid('rg', 'a-b') == guid('rg-a-b')
uniqueString('rg', 'a-b') == uniqueString('rg-a', 'b')
guid('rg', 'a') == guid('rga')
guid('rg', '|', 'a-b') == guid('rg-a', '|', 'b')
END
)

expected='true true true false false'
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
