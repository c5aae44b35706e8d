import type { LocalizedContent } from "#i18n/localized.ts"

/** A company's logo, or the mark that stands before its name. */
export type SocialHead = { logo: Buffer } | { mark: Buffer }

/** What social images show of the company. */
export type SocialCompany = {
  companyName: LocalizedContent
  primaryColor: string
  /** Changes with what `drawHead` draws. */
  face: string
  drawHead: () => Promise<SocialHead>
}
