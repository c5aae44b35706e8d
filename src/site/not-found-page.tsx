import { Link, useRouter } from "@tanstack/react-router"
import { useT } from "#i18n/language.tsx"
import { Button, buttonLook } from "#ui/button.tsx"
import { messages } from "./messages.ts"
import { navigation } from "./navigation.ts"

/** The 404 page (spec §2): says so, and leads on. */
export function NotFoundPage() {
  const t = useT()
  const { history } = useRouter()
  return (
    <div className="wrap grid gap-8 py-16 lg:py-28">
      <title>{t(messages.pageNotFound)}</title>
      <p className="font-display text-7xl font-bold text-vermilion" aria-hidden="true">
        404
      </p>
      <div className="max-w-xl">
        <h1 className="text-4xl font-bold">{t(messages.pageNotFound)}</h1>
        <p className="mt-3 text-lg text-soft">{t(messages.pageNotFoundText)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {navigation.map(({ to, label }, index) => (
          <Link key={to} to={to} className={buttonLook(index === 0 ? "primary" : "secondary")}>
            {t(label)}
          </Link>
        ))}
        <Button look="secondary" onClick={() => history.back()}>
          {t(messages.back)}
        </Button>
      </div>
    </div>
  )
}
