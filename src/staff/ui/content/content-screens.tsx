import type { ComponentType } from "react"
import { ContentCreate, ContentEdit } from "./content-form.tsx"
import type { ContentKind, FormSection } from "./content-kind.ts"

type Screens = { kind: ContentKind; sections: FormSection[]; defaults: object; list: ComponentType }

/** Returns the screens of a kind of content. `defaults` is an entry before anything is typed. */
export function contentScreens({ kind, sections, defaults, list }: Screens) {
  return {
    list,
    edit: () => <ContentEdit kind={kind} sections={sections} />,
    create: () => (
      <ContentCreate kind={kind} sections={sections.filter(({ isForStored }) => !isForStored)} defaults={defaults} />
    ),
  }
}
