#!/usr/bin/env bash
# Version:  jose 6.2.17
# Expected: setExpirationTime('1y') ends a token on the same day and hour of the next year: 8,760 hours later, or 8,784
#           over a leap day.
# Comes:    8,766 hours. A year is 365.25 days, so the token outlives its anniversary by 6 hours, or ends 18 hours
#           before it.
# Date:     2026-11-27
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --no-audit --no-fund --ignore-scripts --silent jose@6.2.17 >/dev/null

cat > try.mjs <<'END'
import { decodeJwt, SignJWT } from 'jose';

const key = crypto.getRandomValues(new Uint8Array(32));
const token = await new SignJWT({})
  .setProtectedHeader({ alg: 'HS256' })
  .setIssuedAt()
  .setExpirationTime('1y')
  .sign(key);
const { iat, exp } = decodeJwt(token);
console.log(`1y is ${Math.round((exp - iat) / 3600)} hours`);
END

expected='1y is 8766 hours'
seen=$(node try.mjs)
echo "seen: $seen"
if [ "$seen" != "$expected" ]; then
  echo "changed, it was: $expected" >&2
  exit 1
fi
