import type { ButtonHTMLAttributes } from "react"

/** `paper` is for dark backgrounds. */
export type ButtonLook = "primary" | "secondary" | "quiet" | "paper"

export function buttonClass(look: ButtonLook = "primary"): string {
  return `btn btn-${look}`
}

type Props = ButtonHTMLAttributes<HTMLButtonElement> & { look?: ButtonLook }

/** A page has one primary button. */
export function Button({ look = "primary", className = "", type = "button", ...rest }: Props) {
  return <button type={type} className={`${buttonClass(look)} ${className}`.trim()} {...rest} />
}

type IconProps = ButtonHTMLAttributes<HTMLButtonElement> & { label: string }

/** An icon button. `label` is its accessible name. */
export function IconButton({ label, className = "", type = "button", children, ...rest }: IconProps) {
  return (
    <button type={type} aria-label={label} title={label} className={`icon-btn ${className}`.trim()} {...rest}>
      {children}
    </button>
  )
}
