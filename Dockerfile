# The server of tables, built from the lock file. `docker build -t rulebox .`; docs/OPERATE.md says how to run it.
FROM node:22-bookworm-slim AS build
WORKDIR /rulebox
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production RULEBOX_HOME=/data RULEBOX_HOST=0.0.0.0
WORKDIR /rulebox
COPY --from=build /rulebox/package.json ./
COPY --from=build /rulebox/node_modules ./node_modules
COPY --from=build /rulebox/dist ./dist
COPY --from=build /rulebox/rules ./rules
COPY --from=build /rulebox/library ./library
COPY --from=build /rulebox/scenarios ./scenarios
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4417
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4417/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# More room for what is thrown away at once: docs/OPERATE.md, Memory.
CMD ["node", "--max-semi-space-size=32", "dist/rulebox/main.js", "serve"]
