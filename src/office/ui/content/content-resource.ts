import { type ComponentType, lazy } from "react"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { StaffResource } from "#office/frame/staff-slice.ts"

type Screens = Record<"list" | "edit" | "create", ComponentType>
type Entry = { id: string; title: LocalizedContent; slug: string }
type Content = Omit<StaffResource, keyof Screens | "hasEditView" | "found"> & {
  screens: () => Promise<Screens>
  /** The address of its pages, if the search in the bar finds them. */
  foundAt?: string
}

/** Returns what a slice says of a kind of content that is edited with the kit in this folder. */
export function contentResource({ screens, foundAt, ...resource }: Content): StaffResource {
  const screen = (name: keyof Screens) => lazy(async () => ({ default: (await screens())[name] }))
  return {
    ...resource,
    hasEditView: true,
    always: { active: "all", ...resource.always },
    list: screen("list"),
    edit: screen("edit"),
    create: screen("create"),
    ...(foundAt && {
      found: ({ title, slug }: Entry, language: Language) => ({
        title: inLanguage(title, language),
        details: foundAt + slug,
      }),
    }),
  }
}
