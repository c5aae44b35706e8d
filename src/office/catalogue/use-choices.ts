import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"

type Listed = { _id: string; slug: string; name: LocalizedContent; parent?: string | null }

type Choice = { id: string; name: string }

/** Returns the entries of a list of categories as the choices of an input, by their slug. `isEmpty`: there are none yet. */
export function useChoices(path: string): { choices: Choice[]; isEmpty: boolean } {
  const { listed, isEmpty } = useListed(path)
  return { choices: toChoices(listed, useStaffLanguage()), isEmpty }
}

/** Returns the destinations that have none below them as choices: no regions. */
export function useDestinations(): Choice[] {
  const { listed: all } = useListed("/categories?active=all")
  const destinations = all.filter(({ _id }) => !all.some(({ parent }) => parent === _id))
  return toChoices(destinations, useStaffLanguage())
}

/** Reads the list again when the window gets the focus: staff add categories in another tab. */
function useListed(path: string): { listed: Listed[]; isEmpty: boolean } {
  const { data } = useApi<Listed[]>(path, { refetchOnWindowFocus: "always" })
  return { listed: data ?? [], isEmpty: data?.length === 0 }
}

const toChoices = (listed: Listed[], language: Language): Choice[] =>
  listed.map(({ slug, name }) => ({ id: slug, name: inLanguage(name, language) }))
