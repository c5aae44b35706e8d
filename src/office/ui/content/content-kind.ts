import type { ReactNode } from "react"
import type { LocalizedContent } from "#i18n/localized.ts"

/** Describes a kind of content to the content kit. */
export type ContentKind = {
  /** react-admin's name for it. Its endpoint takes `view=edit`. */
  resource: string
  /** The address of its page on the site. Without it there is no page. */
  pagePath?: (slug: string) => string
  /** `GET /:id/preview` gives a link to the page of an entry that is not published. */
  hasPreview?: boolean
  /** Drafts and archived entries differ. Otherwise an entry is on the site or hidden. */
  hasArchive?: boolean
  /** Whether the form says what an entry lacks before visitors should see it. */
  saysMissing?: boolean
  /** The field that names an entry. */
  nameField: "title" | "name"
  /** Fields of the form as the API takes them, after empty texts were removed. */
  toEntry?: (values: Record<string, unknown>) => object
}

/** The fields of every kind of entry that the kit reads. */
export type Named = {
  id: string
  slug: string
  title?: LocalizedContent
  name?: LocalizedContent
  isActive: boolean
  isArchived?: boolean
  version: number
}

/**
 * A part of a form. `fields` are the names that it shows, so that an error leads to it. `isForStored`: a new entry doesn't
 * have it. `isRare`: few entries need it, so it is folded, with the text `inside` telling what is in it.
 */
export type FormSection = {
  id: string
  title: string
  fields: string[]
  content: ReactNode
  isForStored?: boolean
  isRare?: boolean
  inside?: string
}
