import { useRouter } from "@tanstack/react-router"
import { useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { messages } from "./messages.ts"

/** Shown where a page could not be loaded or drawn: what happened and a way on. */
export function ErrorPage() {
  const t = useT()
  const router = useRouter()
  return (
    <div role="alert" className="wrap grid gap-6 py-16 lg:py-28">
      <h1 className="text-4xl font-bold">{t(messages.failed)}</h1>
      <p className="max-w-xl text-lg text-soft">{t(messages.failedText)}</p>
      <Button className="justify-self-start" onClick={() => router.invalidate()}>
        {t(messages.tryAgain)}
      </Button>
    </div>
  )
}
