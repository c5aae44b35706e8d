import { Link, useNavigate } from "@tanstack/react-router"
import type { FormEvent } from "react"
import { useT } from "#i18n/language.tsx"
import { buttonLook } from "#ui/button.tsx"
import { Picture } from "#ui/picture.tsx"
import { homeMessages as texts } from "./home-messages.ts"

/** The first slide; it comes with the page. */
const HERO = {
  url: "/media/posters/ha-long-dusk/16x9-1440.webp",
  alt: { en: "A junk among the limestone islands of Ha Long Bay", vi: "Thuyền buồm giữa những đảo đá vịnh Hạ Long" },
  color: "#D9A066",
}

/** The poster with the promise on a sheet laid over its corner: asymmetric, one search, one button. */
export function HomeHero() {
  const t = useT()
  return (
    <section className="relative">
      <div className="h-[52svh] min-h-72 overflow-hidden lg:h-[calc(100svh-7rem)] lg:max-h-[52rem]">
        <Picture image={HERO} crop="16x9" sizes="100vw" priority className="h-full! rounded-none" />
      </div>
      <div className="wrap relative -mt-16 lg:absolute lg:inset-x-0 lg:bottom-16 lg:mt-0">
        <div className="max-w-xl rounded-card border border-hairline bg-paper p-6 sm:p-8">
          <p className="stamp text-vermilion">{t(texts.eyebrow)}</p>
          <h1 className="mt-4 text-4xl font-bold sm:text-5xl lg:text-6xl">{t(texts.headline)}</h1>
          <p className="mt-4 text-soft sm:text-lg">{t(texts.lead)}</p>
          <HeroSearch />
        </div>
      </div>
    </section>
  )
}

/** A plain form to the list: works before the script has come. */
function HeroSearch() {
  const t = useT()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get("search") ?? "").trim()
    navigate({ to: "/tours", search: search ? { search } : {} })
  }
  return (
    <form action="/tours" role="search" onSubmit={submit} className="mt-6">
      <label htmlFor="hero-search" className="font-semibold">
        {t(texts.searchLabel)}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="hero-search"
          type="search"
          name="search"
          maxLength={100}
          placeholder={t(texts.searchPlaceholder)}
          className="min-h-12 w-full min-w-0 rounded-card border border-field bg-sheet px-4"
        />
        <button type="submit" className={buttonLook()}>
          {t(texts.search)}
        </button>
      </div>
      <Link to="/tours" className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4">
        {t(texts.browse)}
      </Link>
    </form>
  )
}
