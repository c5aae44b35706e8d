import type { ComponentProps, ReactNode } from "react"
import { ErrorSummary } from "./error-summary.tsx"
import { useFormDraft } from "./form-draft.tsx"
import { ServerFormState, useAction } from "./server-form-state.tsx"
import { FormFields } from "./use-form-errors.ts"
import type { useSubmit } from "./use-submit.ts"

type Props = ComponentProps<"form"> & {
  form: Pick<ReturnType<typeof useSubmit>, "sent" | "problems">
  /** URL that the form posts to without JavaScript. Without it the form requires JavaScript. */
  page: string | undefined
  /** Shown above the problems. */
  lead?: ReactNode
}

/** A form with its problems on top, which starts with its draft, or what was submitted without JavaScript. */
export function PostForm({ form: { sent, problems }, page, lead, children, ...attributes }: Props) {
  const action = useAction(page ?? "")
  const { save } = useFormDraft()
  return (
    <ServerFormState sent={sent}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys that press a button click it, too */}
      <form
        {...(page ? action : { method: "post" })}
        noValidate
        onChange={problems.onChange}
        onInput={save}
        onClick={save}
        {...attributes}
      >
        {lead}
        <ErrorSummary {...problems.summary} />
        <FormFields value={problems}>{children}</FormFields>
      </form>
    </ServerFormState>
  )
}
