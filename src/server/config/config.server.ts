import { resolve } from "node:path"
import * as z from "zod"
import { LOG_LEVELS } from "#server/log.server.ts"
import { nearestName } from "./nearest-name.ts"

const flag = z.enum(["0", "1"]).transform((value) => value === "1")
const list = z.string().transform((value) =>
  value
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
)
const origin = (name: string) =>
  z
    .url({ protocol: /^https?$/, error: `${name} must be an address such as https://ghe.vn`, abort: true })
    .refine((value) => /^[a-z]+:\/\/[^/?#]+\/?$/i.test(value), `${name} must be an address without a path`)
    .transform((value) => new URL(value).origin)

const postgresUrl = (name: string) =>
  z.optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: `${name} must look like postgres://user:password@host:5432/database`,
    }),
  )

const variables = z.object({
  PORT: z.coerce
    .number({ error: "PORT must be a number" })
    .int("PORT must be a whole number")
    .min(0, "PORT must not be negative")
    .max(65535, "PORT must be at most 65535")
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: postgresUrl("DATABASE_URL"),
  DATABASE_DIRECT_URL: postgresUrl("DATABASE_DIRECT_URL"),
  SITE_URL: z.optional(origin("SITE_URL")),
  STAFF_EMAIL: z.email("STAFF_EMAIL must be an email address").default("staff@ghe.example"),
  STAFF_PASSWORD: z.optional(z.string().min(12, "STAFF_PASSWORD must have at least 12 characters")),
  SMTP_URL: z.optional(z.url({ protocol: /^smtps?$/, error: "SMTP_URL must look like smtp://user:password@host:587" })),
  SEPAY_SECRET: z.optional(z.string().min(16, "SEPAY_SECRET must have at least 16 characters")),
  SEPAY_API_KEY: z.optional(z.string().min(16, "SEPAY_API_KEY must have at least 16 characters")),
  SEPAY_RECORD: flag.default(true),
  HSTS_SUBDOMAINS: flag.default(false),
  DEMO: z.enum(["0", "1", "content"], { error: "DEMO must be 0, 1 or content" }).default("1"),
  TRUSTED_PROXIES: z
    .optional(
      list.pipe(
        z.array(
          z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], {
            error: "TRUSTED_PROXIES must be addresses or networks such as 127.0.0.1,10.0.0.0/8",
          }),
        ),
      ),
    )
    .default([]),
  CORS_ORIGINS: z.optional(list.pipe(z.array(origin("CORS_ORIGINS")))).default([]),
  STOP_DELAY: z.coerce
    .number({ error: "STOP_DELAY must be a number of seconds" })
    .min(0, "STOP_DELAY must not be negative")
    .max(60, "STOP_DELAY must be at most 60")
    .default(0),
  PAGE_CACHE: flag.default(true),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `LOG_LEVEL must be one of ${LOG_LEVELS.join(", ")}` }).default("info"),
})
const environment = variables.refine(({ DATABASE_URL, DATABASE_DIRECT_URL }) => !DATABASE_DIRECT_URL || DATABASE_URL, {
  path: ["DATABASE_DIRECT_URL"],
  error: "DATABASE_DIRECT_URL needs a DATABASE_URL, which leads through the pooler",
})

/** Without SITE_URL the site's address is known only to `listen`. */
export type ReadConfig = ReturnType<typeof readConfig>
export type Config = ReadConfig & { siteUrl: string }

/** Reads the environment. @throws Error with one sentence per wrong value that says how to mend it */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""))
  const result = environment.safeParse(given)
  const wrong = [...misspelled(given), ...(result.error?.issues.map(sentence) ?? [])]
  if (!result.success || wrong.length) throw new Error(wrong.join("\n"))
  const value = result.data
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    /** Undefined: the embedded database in `dataDir`. */
    databaseUrl: value.DATABASE_URL,
    /** The same database without the pooler that `databaseUrl` leads through. */
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    /** Public origin for links in mails and canonical URLs. */
    siteUrl: value.SITE_URL,
    /** Whether browsers must use https for all subdomains, too. */
    hstsSubdomains: value.HSTS_SUBDOMAINS,
    staffEmail: value.STAFF_EMAIL.toLowerCase(),
    staffPassword: value.STAFF_PASSWORD,
    smtpUrl: value.SMTP_URL,
    /** SePay's webhook is off without one of them. With a secret, requests must be signed. */
    sepaySecret: value.SEPAY_SECRET,
    sepayApiKey: value.SEPAY_API_KEY,
    /** Whether a reported transfer of exactly what is owed is recorded without a colleague. */
    sepayRecord: value.SEPAY_RECORD,
    demo: value.DEMO !== "0",
    /** Whether the demo content has bookings, enquiries and colleagues too. */
    demoCompany: value.DEMO === "1",
    trustedProxies: value.TRUSTED_PROXIES,
    corsOrigins: value.CORS_ORIGINS,
    /** How long it goes on answering after a signal to stop, while `/api/health/ready` says 503. */
    stopDelaySeconds: value.STOP_DELAY,
    pageCache: value.PAGE_CACHE,
    logLevel: value.LOG_LEVEL,
  }
}

/** Variables of other programs are no mistake, unless they resemble one of ours. */
function misspelled(given: Record<string, unknown>): string[] {
  const names = Object.keys(variables.shape)
  return Object.keys(given).flatMap((typed) => {
    const meant = names.includes(typed) ? undefined : nearestName(typed, names)
    return meant ? [`${typed} is no setting. Write ${meant}, or remove it.`] : []
  })
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = String(issue.path[0])
  return issue.message.startsWith(name) ? `${issue.message}.` : `${name} has a wrong value: ${issue.message}.`
}
