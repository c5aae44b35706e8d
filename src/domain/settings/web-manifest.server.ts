import type { Handler } from "hono"
import { languageOf } from "#i18n/accept-language.ts"
import { inLanguage } from "#i18n/localized.ts"
import { iconUrl } from "./logo/logo.ts"
import { findSettings } from "./settings.server.ts"

export const webManifest: Handler = async (c) => {
  const lang = languageOf(c)
  const settings = await findSettings()
  const { companyName, companyDescription, topBar } = settings
  const name = inLanguage(companyName, lang)
  const icon = (file: string, size: number) => ({
    src: iconUrl(file, settings),
    sizes: `${size}x${size}`,
    type: "image/png",
  })
  c.header("Cache-Control", "public, max-age=3600")
  c.header("Vary", "Accept-Language")
  return c.body(
    JSON.stringify({
      id: "/",
      name,
      short_name: shortNameOf(name),
      description: inLanguage(companyDescription, lang),
      lang,
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#FBF6EC",
      theme_color: topBar.backgroundColor,
      icons: [
        icon("icon-192.png", 192),
        icon("icon-512.png", 512),
        { ...icon("icon-maskable-512.png", 512), purpose: "maskable" },
      ],
    }),
    200,
    { "content-type": "application/manifest+json; charset=utf-8" },
  )
}

/** What fits below an icon on most phones. */
const SHORT = 12

/** Returns the first words of a name that fit below an icon. */
function shortNameOf(name: string): string {
  const words = name.split(" ")
  const fitting = words.filter((_, nth) => words.slice(0, nth + 1).join(" ").length <= SHORT)
  return fitting.join(" ") || name
}
