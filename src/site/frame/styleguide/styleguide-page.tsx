import { createFileRoute } from "@tanstack/react-router"
import { pageHead } from "#lib/head/page-head.ts"
import { homeSettingsQuery } from "#site/settings/queries.ts"
import { Forms } from "./styleguide-forms.tsx"
import { Foundations } from "./styleguide-foundations.tsx"
import { Layers } from "./styleguide-layers.tsx"
import { Pictures } from "./styleguide-pictures.tsx"
import { SmallParts } from "./styleguide-small-parts.tsx"

export const Route = createFileRoute("/styleguide")({
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(homeSettingsQuery),
  head: ({ match: { context } }) =>
    pageHead(context, {
      title: "Styleguide",
      description: "Every part of the site in every state.",
      path: "/styleguide",
      noindex: true,
    }),
  component: StyleguidePage,
})

function StyleguidePage() {
  return (
    <div className="wrap pt-8 lg:pt-12">
      <h1 className="text-4xl font-bold lg:text-5xl">Styleguide</h1>
      <Foundations />
      <SmallParts />
      <Forms />
      <Layers />
      <Pictures />
    </div>
  )
}
