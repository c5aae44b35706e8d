import { useHydrated } from "@tanstack/react-router"
import { useState } from "react"
import type { PendingSignIn } from "#domain/account/second-factor/pending-sign-in.ts"
import { useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { textsOf } from "#lib/posted-form.ts"
import { takeSecondStep } from "#site/account/auth-store.ts"
import { Button, type ButtonLook, buttonClass } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { Notice } from "#site/ui/notice.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { AccountForm, useAccountForm } from "./account-form-parts.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = { pending: PendingSignIn; onBack: () => void }

/** What follows a right password of an account with a second factor, or that needs one. */
export function SecondStep({ pending, onBack }: Props) {
  const t = useTranslate()
  return (
    <div className="mt-6">
      {pending.code === "SECOND_FACTOR_REQUIRED" ? <StepForm pending={pending} /> : <SetUpElsewhere />}
      <Button look="quiet" className="mt-3" onClick={onBack}>
        {t(texts.otherAccount)}
      </Button>
    </div>
  )
}

const FIELDS = ["code"] as const

function StepForm({ pending: { ticket, methods } }: { pending: PendingSignIn<"SECOND_FACTOR_REQUIRED"> }) {
  const t = useTranslate()
  const [isRecovery, setRecovery] = useState(false)
  const form = useAccountForm("secondStep", FIELDS)
  const submit = form.submitting(
    (filled) => textsOf(filled, FIELDS),
    async ({ code }) => {
      await takeSecondStep({ ticket, code })
      showToast("good", t(texts.signedIn))
    },
  )
  const hasApp = methods.includes("app")
  return (
    <>
      {methods.includes("passkey") && <PasskeyButton ticket={ticket} look={hasApp ? "secondary" : "primary"} />}
      {(hasApp || isRecovery) && (
        <AccountForm form={form} onSubmit={submit} label={t(texts.signIn)}>
          <TextField
            key={String(isRecovery)}
            {...form.field("code")}
            label={t(isRecovery ? texts.recoveryCode : texts.appCode)}
            hint={t(isRecovery ? texts.recoveryHint : texts.appCodeHint)}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            inputMode={isRecovery ? "text" : "numeric"}
            autoFocus
            required
          />
        </AccountForm>
      )}
      {!isRecovery && methods.includes("recovery-code") && (
        <Button look="quiet" className="mt-3" onClick={() => setRecovery(true)}>
          {t(texts.useRecoveryCode)}
        </Button>
      )}
    </>
  )
}

function PasskeyButton({ ticket, look }: { ticket: string; look: ButtonLook }) {
  const t = useTranslate()
  const isHydrated = useHydrated()
  const [problem, setProblem] = useState("")
  const [isSending, setSending] = useState(false)
  if (!isHydrated || !("PublicKeyCredential" in window)) return null
  const use = async () => {
    setSending(true)
    setProblem("")
    try {
      const { readPasskey } = await import("#site/account/security/read-passkey.ts")
      await takeSecondStep({ ticket, passkey: await readPasskey(ticket) })
      showToast("good", t(texts.signedIn))
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : t(texts.passkeyFailed))
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      {problem && (
        <div role="alert" className="mb-4">
          <Notice tone="bad">{problem}</Notice>
        </div>
      )}
      <Button look={look} className="w-full" disabled={isSending} onClick={use}>
        {t(texts.usePasskey)}
      </Button>
    </>
  )
}

/** The factor is set up in the back office: who must have one works there. */
function SetUpElsewhere() {
  const t = useTranslate()
  return (
    <Notice tone="neutral" title={t(texts.setUpSecondStep)}>
      <p className="mb-3">{t(texts.setUpSecondStepText)}</p>
      <a href="/staff" className={buttonClass("primary")}>
        {t(texts.toBackOffice)}
      </a>
    </Notice>
  )
}
