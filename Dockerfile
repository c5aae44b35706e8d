# The site with the packages that it runs on, the Node of package-lock.json among them (docs/operations.md).
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . ./
RUN npm run build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
# The package `node` leaves headers and its installer beside the program.
RUN npm ci --omit=dev && rm -r node_modules/node/node_modules

FROM debian:bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data PATH=/app/node_modules/.bin:$PATH
RUN install -d -m 700 -o 10001 -g 10001 /data /backups
COPY package.json ./
COPY scripts/start.ts scripts/command.ts scripts/build.ts scripts/
COPY migrations migrations
COPY demo demo
COPY src/server/pages/fonts src/server/pages/fonts
COPY src/server/documents/spreadsheet-worker.ts src/server/documents/sheet-reader.ts src/server/documents/
COPY src/domain/settings/logo/svg-renderer.ts src/domain/settings/logo/
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
USER 10001:10001
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=60s CMD ["node", "--eval", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/api/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-old-space-size=640", "--max-semi-space-size=32", "scripts/start.ts", "--no-build", "--no-env-file"]
