import type { ReactNode } from "react"

type Props = { title: string; text: string; children: ReactNode }

/** Says that a page's content does not exist. `children` leads on. */
export function NotFound({ title, text, children }: Props) {
  return (
    <div className="wrap py-16 lg:py-28">
      <title>{title}</title>
      <h1 className="text-4xl font-bold">{title}</h1>
      <p className="mt-3 text-lg text-soft">{text}</p>
      {children}
    </div>
  )
}
