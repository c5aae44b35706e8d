import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { chosenLanguage, LANGUAGE_KEY, type Locale, withoutPrefix } from "#i18n/address.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { oneOf } from "#lib/address/search-params.ts"
import { getStored, setStored } from "#lib/storage/local-storage.ts"
import { setPreference } from "#lib/storage/preference-cookie.ts"

/**
 * Shows an unprefixed page in the visitor's language: local storage, browser, page (spec §1). Before them goes the
 * cookie, because the toggle is a link until the page is hydrated, and then only the cookie has the choice.
 */
export function useLanguageChoice() {
  const router = useRouter()
  useEffect(() => {
    const { language, prefixed } = router.options.context
    if (prefixed) return
    const wanted =
      chosenLanguage(document.cookie) ?? oneOf(LANGUAGES, getStored(LANGUAGE_KEY)) ?? browserLanguage() ?? language
    if (wanted !== language) void show(router, { language: wanted })
    remember(wanted)
  }, [router])
}

/** Switches the language, in place on unprefixed pages. @returns also whether it is pending */
export function useSwitchLanguage(): [change: () => void, isChanging: boolean] {
  const router = useRouter()
  const [isChanging, setChanging] = useState(false)
  const change = () => {
    const { language, prefixed } = router.options.context
    const other = language === "en" ? "vi" : "en"
    remember(other)
    if (prefixed) return window.location.assign(withoutPrefix(window.location.pathname) + window.location.search)
    setChanging(true)
    void show(router, { language: other }).finally(() => setChanging(false))
  }
  return [change, isChanging]
}

/** Shows the page in another language or currency. */
export async function show(router: ReturnType<typeof useRouter>, choice: Partial<Locale>) {
  router.update({ ...router.options, context: { ...router.options.context, ...choice } })
  await router.invalidate()
}

function remember(language: Language) {
  setStored(LANGUAGE_KEY, language)
  setPreference(LANGUAGE_KEY, language)
}

function browserLanguage(): Language | undefined {
  return navigator.languages.map((tag) => oneOf(LANGUAGES, tag.split("-")[0])).find(Boolean)
}
