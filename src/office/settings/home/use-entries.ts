import type { LocalizedContent } from "#i18n/localized.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"

export type EntryKind = "categories" | "tours" | "transfers"
type Stored = { slug: string; title?: LocalizedContent; name?: LocalizedContent }
export type NamedEntry = { slug: string; name: string }

const PATHS: Record<EntryKind, string> = {
  categories: "/categories",
  tours: "/tours?view=card",
  transfers: "/transfers?view=card",
}

/** Returns what visitors can see of a kind, by its name. */
export function useEntries(kind: EntryKind): NamedEntry[] {
  const { localized } = useWords()
  const { data = [] } = useApi<Stored[]>(PATHS[kind], { staleTime: 300_000 })
  return data.map(({ slug, title, name }) => ({ slug, name: localized(title ?? name ?? { en: slug }) }))
}
