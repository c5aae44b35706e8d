import { useTranslate } from "react-admin"
import type { AccountFactors } from "#domain/account/second-factor/second-factor.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { callApi } from "#office/frame/http.ts"
import { StatusChip } from "#office/ui/chip.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

/** Returns whether an account has a second factor. Undefined until it is known. */
function useHasSecondFactor(userId: string): boolean | undefined {
  const { data } = useApi<AccountFactors[]>("/auth/second-factor/accounts")
  const found = data?.find((account) => account.userId === userId)
  return found && (found.app || found.passkeys > 0)
}

/** Says whether somebody signs in with one step or two. */
export function SecondFactorChip({ userId }: { userId: string }) {
  const has = useHasSecondFactor(userId)
  if (has === undefined) return null
  return <StatusChip label={`myAccount.reset.${has ? "has" : "none"}`} tone={has ? "success" : "neutral"} />
}

/** Removes the second factors of a colleague who has lost them. */
export function ResetSecondFactorButton({ userId, name }: { userId: string; name: string }) {
  const translate = useTranslate()
  if (!useHasSecondFactor(userId)) return null
  return (
    <DialogButton
      size="small"
      label="myAccount.reset.action"
      aria-label={`${translate("myAccount.reset.action")}: ${name}`}
      dialog={(onClose) => (
        <FormDialog
          title={translate("myAccount.reset.question", { name })}
          save={() => callApi("/auth/second-factor/reset", { method: "POST", body: { userId } })}
          submit="myAccount.reset.action"
          isDangerous
          done="myAccount.reset.done"
          onClose={onClose}
        >
          {translate("myAccount.reset.text")}
        </FormDialog>
      )}
    />
  )
}
