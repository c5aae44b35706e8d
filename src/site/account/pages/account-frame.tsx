import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { settingsQuery } from "#site/settings/queries.ts"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"

/** Which of the company's pictures a page shows. */
const SCENES = { signIn: 0, register: 1, other: 2 }

type Props = {
  title: string
  /** The title of the window, if it is another. */
  windowTitle?: string
  lead?: string | undefined
  scene: keyof typeof SCENES
  children: ReactNode
}

export function AccountFrame({ title, windowTitle = title, lead, scene, children }: Props) {
  const { pictures } = useSuspenseQuery(settingsQuery).data
  const image = pictures.account[SCENES[scene] % pictures.account.length]
  return (
    // The page of an account leads here while it loads, and the footer stays where it was.
    <div className="wrap filled-later grid items-start gap-12 pt-8 lg:grid-cols-[minmax(0,30rem)_1fr] lg:gap-20 lg:pt-14">
      <div className="max-lg:mx-auto max-lg:w-full max-lg:max-w-md">
        <UnlistedHead title={windowTitle} />
        <h1 className="text-3xl font-bold sm:text-4xl">{title}</h1>
        {lead && <p className="mt-2 text-lg text-soft">{lead}</p>}
        {children}
      </div>
      <CompanyPicture image={image} crop="4x5" sizes="36rem" decorative className="max-h-[44rem] max-lg:hidden" />
    </div>
  )
}

type FootProps = { text?: string; to: "/login" | "/register" | "/forgot-password"; label: string }

/** Below a form: where those who need another one go. */
export function FrameFoot({ text, to, label }: FootProps) {
  return (
    <p className="mt-6 border-t border-hairline pt-4">
      {text && `${text} `}
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    </p>
  )
}
