import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Listed = { _id: string; slug: string; name: LocalizedContent; parent?: string | null }

type Choice = { id: string; name: string }

/** Returns the entries of a list of categories as the choices of an input, by their slug. */
export function useChoices(path: string): Choice[] {
  return toChoices(useListed(path), useStaffLanguage())
}

/** Returns the destinations that have none below them as choices: no regions. */
export function useDestinations(): Choice[] {
  const all = useListed("/categories?active=all")
  const destinations = all.filter(({ _id }) => !all.some(({ parent }) => parent === _id))
  return toChoices(destinations, useStaffLanguage())
}

function useListed(path: string): Listed[] {
  const { data = [] } = useApi<Listed[]>(path, { refetchOnWindowFocus: false })
  return data
}

const toChoices = (listed: Listed[], language: Language): Choice[] =>
  listed.map(({ slug, name }) => ({ id: slug, name: inLanguage(name, language) }))
