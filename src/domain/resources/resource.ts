import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export const RESOURCE_KINDS = ["guide", "driver", "vehicle", "boat"] as const
export type ResourceKind = (typeof RESOURCE_KINDS)[number]

export type Partner = z.infer<typeof shapes.partner>
export type Resource = z.infer<typeof shapes.resource>
export type Absence = z.infer<typeof shapes.absence>
export type Paper = Resource["papers"][number]
export type Cabin = Resource["cabins"][number]

/** The papers that each kind carries. */
export const PAPERS_OF = {
  guide: ["guideInternational", "guideDomestic", "guideOnSite", "other"],
  driver: ["licence", "health", "other"],
  vehicle: ["registration", "inspection", "insurance", "badge", "other"],
  boat: ["registration", "inspection", "insurance", "permit", "other"],
} as const satisfies Record<ResourceKind, readonly string[]>

export type PaperKind = (typeof PAPERS_OF)[ResourceKind][number]
export const PAPER_KINDS = [...new Set(Object.values(PAPERS_OF).flat())] as [PaperKind, ...PaperKind[]]

/** Whether people are meant, who have languages, a phone and an account. */
export const isPerson = (kind: ResourceKind): boolean => kind === "guide" || kind === "driver"

/** Days before the expiry of a paper from which on staff are told. */
export const EXPIRY_NOTICE_DAYS = 30

/** Returns the first day on which one of the papers expires. */
export function firstExpiry(papers: readonly Pick<Paper, "expires">[]): string | null {
  return papers.flatMap(({ expires }) => expires ?? []).toSorted()[0] ?? null
}
