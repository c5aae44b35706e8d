import { useQuery } from "@tanstack/react-query"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { callApi } from "#staff/http.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"

type Listed = { slug: string; name: LocalizedContent }

/** Returns the entries of a list of categories as the choices of an input, by their slug. */
export function useChoices(path: string): { id: string; name: string }[] {
  const language = useStaffLanguage()
  const { data = [] } = useQuery<Listed[]>({
    queryKey: ["choices", path],
    queryFn: async () => (await callApi(path)).data,
    refetchOnWindowFocus: false,
  })
  return data.map(({ slug, name }) => ({ id: slug, name: inLanguage(name, language) }))
}
