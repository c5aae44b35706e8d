import { useMutation } from "@tanstack/react-query"
import { useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { resendVerification } from "#site/account/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

export function ResendButton() {
  const t = useTranslate()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: resendVerification,
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  const failure = error instanceof ApiError && error.status !== 0 ? error.message : t(texts.failed.network)
  return (
    <>
      <Button look="secondary" disabled={isPending} onClick={() => mutate()}>
        {t(isPending ? texts.sending : texts.sendMailAgain)}
      </Button>
      <p role="status" className="mt-2 font-semibold empty:hidden">
        {error ? failure : isSuccess && t(texts.mailSentAgain)}
      </p>
    </>
  )
}
