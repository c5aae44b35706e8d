import { useRouter } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { LANGUAGE_KEY, withoutPrefix } from "#i18n/address.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { turn } from "#lib/turn.ts"
import { wakeLateParts } from "#ui/late.tsx"
import { sayError } from "./error-watch.ts"
import { completeTexts } from "./page-state.ts"

const YEAR_S = 31_536_000

/**
 * Brings an unprefixed page to the visitor's language: local storage first, then the browser's, then what the page
 * came in (spec §1). The server has mostly shown that one already, for the choice is mirrored into a cookie.
 */
export function useLanguageChoice() {
  const router = useRouter()
  useEffect(() => {
    const { language, prefixed } = router.options.context
    if (prefixed) return
    const wanted = storedLanguage() ?? browserLanguage() ?? language
    if (wanted !== language) void show(router, wanted)
    // Meanwhile the visitor may have chosen.
    void turn().then(() => remember(storedLanguage() ?? wanted))
  }, [router])
}

/**
 * Switches to the other language: in place where the address has none, else by going to the unprefixed address; and says
 * whether that is under way.
 */
export function useSwitchLanguage(): [change: () => void, isChanging: boolean] {
  const router = useRouter()
  const [isChanging, setChanging] = useState(false)
  const change = () => {
    const { language, prefixed } = router.options.context
    const other = language === "en" ? "vi" : "en"
    remember(other)
    if (prefixed) return window.location.assign(withoutPrefix(window.location.pathname) + window.location.search)
    setChanging(true)
    void show(router, other).finally(() => setChanging(false))
  }
  return [change, isChanging]
}

/** The page stays as it is until all of it can be shown in the other language; where that fails, says why. */
async function show(router: ReturnType<typeof useRouter>, language: Language) {
  try {
    await wakeLateParts()
    await completeTexts(router.options.context.queryClient)
  } catch (error) {
    return sayError(error)
  }
  router.update({ ...router.options, context: { ...router.options.context, language } })
  await router.invalidate()
}

function remember(language: Language) {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the cookie still tells the server.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${LANGUAGE_KEY}=${language}; path=/; max-age=${YEAR_S}; samesite=lax`
}

function storedLanguage(): Language | undefined {
  try {
    return known(localStorage.getItem(LANGUAGE_KEY))
  } catch {
    return undefined
  }
}

function browserLanguage(): Language | undefined {
  return navigator.languages.map((tag) => known(tag.split("-")[0])).find(Boolean)
}

function known(tag: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === tag)
}
