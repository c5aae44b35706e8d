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

type Dated = Pick<Paper, "kind" | "expires">

/** Returns the papers that expire, without those that a later one of their kind has replaced. */
export function expiringPapers<One extends Dated>(papers: readonly One[]): (One & { expires: string })[] {
  const isReplaced = ({ kind, expires }: Dated) =>
    kind !== "other" && papers.some((one) => one.kind === kind && (one.expires === null || one.expires > expires!))
  return papers.filter((one): one is One & { expires: string } => one.expires !== null && !isReplaced(one))
}

/** Returns the first day on which one of the papers expires. */
export const firstExpiry = (papers: readonly Dated[]): string | null =>
  expiringPapers(papers)
    .map(({ expires }) => expires)
    .toSorted()[0] ?? null
