import type { ButtonHTMLAttributes } from "react"

export type ButtonLook = "primary" | "secondary" | "quiet"

const SHARED =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-card px-5 py-2 text-center font-semibold leading-snug transition-colors disabled:cursor-default disabled:opacity-60"

const LOOKS: Record<ButtonLook, string> = {
  primary: "bg-brand text-on-brand hover:bg-brand/90",
  secondary: "border border-field bg-transparent text-ink hover:bg-mist",
  quiet: "px-2 text-brand-ink underline underline-offset-4 hover:no-underline",
}

/** The classes of a button, for links that lead to the next step. */
export function buttonLook(look: ButtonLook = "primary"): string {
  return `${SHARED} ${LOOKS[look]}`
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }

/** One action. A page has one primary button. */
export function Button({ look = "primary", className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={`${buttonLook(look)} ${className}`} {...rest} />
}
