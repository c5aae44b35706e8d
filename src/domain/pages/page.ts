import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

/** Of the last three there is one each. Other code links to them by their kind. */
export const PAGE_KINDS = ["page", "faq", "about", "terms", "privacy"] as const
export type PageKind = (typeof PAGE_KINDS)[number]
export const SINGLE_KINDS: readonly PageKind[] = ["about", "terms", "privacy"]

/** Where the site links to a page. */
export const PLACEMENTS = ["menu", "footer", "none"] as const

export type Page = z.infer<typeof shapes.page>
export type PageLink = z.infer<typeof shapes.pageLink>
export type PageRow = z.infer<typeof shapes.pageRow>
export type PageVersion = z.infer<typeof shapes.pageVersion>
export type ListedVersion = z.infer<typeof shapes.listedVersion>
export type EditedVersion = z.infer<typeof shapes.editedVersion>

type Slugs = { slug: string; slugVi: string | null }

/** Returns the slug of a page: below `/vi` its Vietnamese one, if it has one. */
export const slugAt = ({ slug, slugVi }: Slugs, prefixed: boolean): string => (prefixed && slugVi ? slugVi : slug)

/** Returns the paths of a page without the language prefix, as its head takes them. */
export const pathsOf = (page: Slugs) => ({ en: `/${page.slug}`, vi: `/${slugAt(page, true)}` })
