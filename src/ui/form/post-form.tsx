import type { ComponentProps, ReactNode } from "react"
import { ErrorSummary } from "./error-summary.tsx"
import { ServerFormState, useAction } from "./server-form-state.tsx"
import type { useSubmit } from "./use-submit.ts"

type Props = ComponentProps<"form"> & {
  form: Pick<ReturnType<typeof useSubmit>, "posted" | "problems">
  /** URL that the form posts to without JavaScript. Without it the form requires JavaScript. */
  page: string | undefined
  /** Shown above the problems. */
  lead?: ReactNode
}

/** A form with its problems on top, which starts with the submitted values after a post without JavaScript. */
export function PostForm({ form: { posted, problems }, page, lead, children, ...attributes }: Props) {
  const action = useAction(page ?? "")
  return (
    <ServerFormState posted={posted}>
      <form {...(page ? action : { method: "post" })} noValidate onChange={problems.onChange} {...attributes}>
        {lead}
        <ErrorSummary {...problems.summary} />
        {children}
      </form>
    </ServerFormState>
  )
}
