import { createFileRoute } from "@tanstack/react-router"
import { TransferDetails, TransferNotFound } from "./transfer-details.tsx"
import { loadTransfer, transferHead } from "./transfer-route.ts"

/** The second URL of a transfer page (spec §2). The canonical URL is /transfer/{slug}. */
export const Route = createFileRoute("/transfers/$slug")({
  loader: ({ context, params }) => loadTransfer(params.slug, context),
  head: ({ match: { context }, params }) => transferHead(params.slug, context, {}),
  component: TransferAliasPage,
  notFoundComponent: TransferNotFound,
})

function TransferAliasPage() {
  return <TransferDetails slug={Route.useParams().slug} />
}
