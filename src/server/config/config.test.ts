import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { resolve } from "node:path"
import { describe, it } from "node:test"
import { readConfig } from "./config.server.ts"

describe("readConfig", () => {
  it("rejects a wrong LOG_LEVEL before anything else fails", () => {
    const script = `
      const { readConfig } = await import("./src/server/config/config.server.ts")
      try { readConfig(process.env) } catch (error) { console.log(error.message) }`
    const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      env: { ...process.env, LOG_LEVEL: "loud" },
      encoding: "utf8",
    })
    assert.equal(stdout, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n")
  })

  it("needs no variable", () => {
    assert.deepEqual(readConfig({}), {
      port: 3000,
      host: "127.0.0.1",
      hstsSubdomains: false,
      dataDir: resolve("./data"),
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      siteUrl: undefined,
      staffEmail: "staff@ghe.example",
      staffPassword: undefined,
      smtpUrl: undefined,
      sepaySecret: undefined,
      sepayApiKey: undefined,
      sepayRecord: true,
      demo: true,
      demoCompany: true,
      trustedProxies: [],
      corsOrigins: [],
      pageCache: true,
      stopDelaySeconds: 0,
      logLevel: "info",
    })
  })

  it("reads variables and ignores empty ones", () => {
    const config = readConfig({
      PORT: "8080",
      DATABASE_URL: "postgres://ghe:secret@db:5432/ghe",
      SITE_URL: "https://ghe.vn/",
      STAFF_EMAIL: "Chi.Mai@Ghe.vn",
      STAFF_PASSWORD: "",
      SMTP_URL: "smtps://mail.ghe.vn",
      DEMO: "0",
      TRUSTED_PROXIES: "10.0.0.1, fd00::/8",
      CORS_ORIGINS: "https://a.example,https://b.example",
    })
    assert.equal(config.port, 8080)
    assert.equal(config.siteUrl, "https://ghe.vn")
    assert.equal(config.staffEmail, "chi.mai@ghe.vn")
    assert.equal(config.staffPassword, undefined)
    assert.deepEqual([config.demo, config.demoCompany], [false, false])
    assert.deepEqual(config.trustedProxies, ["10.0.0.1", "fd00::/8"])
    assert.deepEqual(config.corsOrigins, ["https://a.example", "https://b.example"])
  })

  const wrong: [name: string, value: string, sentence: string][] = [
    ["PORT", "http", "PORT must be a number."],
    ["PORT", "70000", "PORT must be at most 65535."],
    ["PORT", "80.5", "PORT must be a whole number."],
    ["PORT", "-1", "PORT must not be negative."],
    ["DATABASE_URL", "mysql://db", "DATABASE_URL must look like postgres://user:password@host:5432/database."],
    [
      "DATABASE_DIRECT_URL",
      "postgres://ghe:secret@db:5432/ghe",
      "DATABASE_DIRECT_URL needs a DATABASE_URL, which leads through the pooler.",
    ],
    ["SITE_URL", "ghe.vn", "SITE_URL must be an address such as https://ghe.vn."],
    ["SITE_URL", "https://ghe.vn/travel", "SITE_URL must be an address without a path."],
    ["STAFF_EMAIL", "staff", "STAFF_EMAIL must be an email address."],
    ["STAFF_PASSWORD", "short", "STAFF_PASSWORD must have at least 12 characters."],
    ["SMTP_URL", "mail.ghe.vn", "SMTP_URL must look like smtp://user:password@host:587."],
    [
      "TRUSTED_PROXIES",
      "127.0.0.1,proxy.example",
      "TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.0.0.0/8.",
    ],
    ["CORS_ORIGINS", "https://a.example,b", "CORS_ORIGINS must be an address such as https://ghe.vn."],
    ["LOG_LEVEL", "loud", "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent."],
  ]
  for (const [name, value, sentence] of wrong) {
    it(`rejects ${name}=${value} with an explanation`, () =>
      assert.throws(() => readConfig({ [name]: value }), { message: sentence }))
  }

  it("fills the demo with content alone for DEMO=content", () => {
    const { demo, demoCompany } = readConfig({ DEMO: "content" })
    assert.deepEqual([demo, demoCompany], [true, false])
  })

  it("rejects DEMO=yes and names it in the error", () => {
    assert.throws(() => readConfig({ DEMO: "yes" }), { message: /^DEMO .+\.$/ })
  })

  const misspelled = {
    DATABSE_URL: "DATABASE_URL",
    DATABASEURL: "DATABASE_URL",
    DATABASE_URI: "DATABASE_URL",
    database_url: "DATABASE_URL",
    DATBASE_DIRECT_URL: "DATABASE_DIRECT_URL",
    SMPT_URL: "SMTP_URL",
    SITEURL: "SITE_URL",
    STAF_EMAIL: "STAFF_EMAIL",
    TRUSTED_PROXYS: "TRUSTED_PROXIES",
    CORS_ORIGIN: "CORS_ORIGINS",
    PROT: "PORT",
    DATA_DIRS: "DATA_DIR",
    LOGLEVEL: "LOG_LEVEL",
  }
  for (const [typed, meant] of Object.entries(misspelled))
    it(`rejects ${typed} and names ${meant}`, () =>
      assert.throws(() => readConfig({ [typed]: "x" }), {
        message: `${typed} is no setting. Write ${meant}, or remove it.`,
      }))

  it("leaves the variables of other programs alone", () => {
    const others =
      "HOME HOSTNAME HOSTTYPE PATH PWD LANG USER SHELL TERM TMPDIR PGDATA PGHOST PGPORT XDG_DATA_DIRS DATA_HOME"
        .concat(
          " NODE_ENV NODE_OPTIONS POSTGRES_URL REDIS_URL MAIL_URL SITE_HOST DB_PASSWORD GHE_BUILD_FOLDER SMTP_HOST",
        )
        .concat(" DATABASE_URL_1 DATABASE_URL2 HOST1 PORT_1 UV_LOG_LEVEL PG_DATA_DIR MY_SITE_URL")
        .concat(
          " SMTP_PORT EDITOR PORTS HOST_IP LOGNAME LEVEL npm_config_cache npm_lifecycle_event DEMOS npm_package_json",
        )
    assert.equal(readConfig(Object.fromEntries(others.split(" ").map((name) => [name, "x"]))).port, 3000)
    assert.doesNotThrow(() => readConfig({ ...process.env, DATABASE_URL: undefined }))
  })

  it("names every wrong value", () => {
    assert.throws(() => readConfig({ PORT: "x", SITE_URL: "y" }), { message: /^PORT .+\.\nSITE_URL .+\.$/ })
  })
})
