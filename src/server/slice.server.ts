import type { Hono } from "hono"
import type { Access } from "#server/auth/roles.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import type { Reference } from "#server/database/references.server.ts"
import type { Registration } from "#server/hook.server.ts"
import type { Job, Sweep } from "#server/jobs/jobs.server.ts"
import type { MailSite } from "#server/mail/mail-template.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { AddressOwners } from "#server/mail/staff/outbox-changes.server.ts"
import type { FindPicture } from "#server/media/media.server.ts"
import type { NoJsForm } from "#server/pages/no-js/form.server.ts"
import type { CacheablePage } from "#server/pages/page-key.server.ts"
import { type UrlSource, urlsOfList } from "#server/pages/url-registry.server.ts"

/** A slice: the part of the product that registers with the server. `slices.server.ts` names all slices. */
export type ServerSlice = {
  /** Endpoints of the API, by the path where they begin. */
  endpoints?: Record<string, Endpoints>
  /** Pages that everyone sees alike. Personal and rarely repeated ones are left out. */
  pages?: readonly PublicPage[]
  /** Find the pictures that not everybody may see, by the name of their collection. */
  pictures?: Readonly<Record<string, FindPicture>>
  /** Forms that work without JavaScript. */
  forms?: readonly NoJsForm[]
  /** Writers of its mails, by kind. The hook `mailAreas` takes who may read each kind in the outbox. */
  mails?: (site: MailSite) => Record<string, MailWriter>
  /** Correct the address of a mail where it is stored, by the name under which the mail's payload holds the id. */
  addressOwners?: AddressOwners
  /** The columns of its tables, and how those about people are exported and erased. */
  personalData?: PersonalData
  /** Columns that name rows which must stay while they are named. */
  references?: readonly Reference[]
  /** What lower slices take from it, which may not import it. */
  hooks?: readonly Registration[]
  /** What a new company has to do before it opens its site, by name, and whether it is done. */
  openingSteps?: Readonly<Record<string, () => Promise<boolean>>>
  jobs?: readonly Job[]
  /** Deletes what has expired, every hour. */
  sweep?: Sweep
}

/** A path without `:slug` is in the sitemap's part 'pages'. */
export type PublicPage = CacheablePage & { sitemap?: { part: string; urls: UrlSource } }

export type Endpoints = {
  /** Their heading in the description of the API. */
  group: string
  // biome-ignore lint/suspicious/noExplicitAny: each router has variables of its own.
  routes: Hono<any>
  /** Who may call them, by method and the rest of the path. */
  access: Record<string, Access>
}

/** Every route of the API, such as `GET /tours/:id`. A route that is missing here answers no one. */
export type RouteTable = Readonly<Record<string, Access & Pick<Endpoints, "group">>>

export function routeTable(slices: readonly ServerSlice[]): RouteTable {
  return Object.fromEntries(
    slices
      .flatMap(({ endpoints = {} }) => Object.entries(endpoints))
      .flatMap(([path, { group, access }]) =>
        Object.entries(access).map(([route, allowed]) => [nameAt(path, route), { ...allowed, group }]),
      ),
  )
}

/** Returns the public pages for the sitemap, by the name of their part. */
export function sitemapOf(pages: readonly PublicPage[]): Record<string, UrlSource> {
  const fixed = pages.filter(({ path }) => !path.includes(":")).map(({ path }) => ({ path }))
  const parts = pages.flatMap(({ sitemap }) => (sitemap ? [[sitemap.part, sitemap.urls] as const] : []))
  return { pages: urlsOfList(async () => fixed), ...Object.fromEntries(parts) }
}

function nameAt(path: string, route: string): string {
  const [method, rest = ""] = route.split(" ")
  return `${method} ${`${path}${rest}`.replace(/^\/(?=\/)|(?<=.)\/$/g, "")}`
}
