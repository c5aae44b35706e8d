import { createFileRoute } from "@tanstack/react-router"
import { TransferDetails, TransferNotFound } from "./transfer-details.tsx"
import { loadTransfer, transferHead } from "./transfer-route.ts"

/** The other address that the specification has for a transfer's page (§2): the same, its canonical is the first. */
export const Route = createFileRoute("/transfers/$slug")({
  loader: ({ context, params }) => loadTransfer(params.slug, context),
  head: ({ match: { context }, params }) => transferHead(params.slug, context),
  component: TransferTwinPage,
  notFoundComponent: TransferNotFound,
})

function TransferTwinPage() {
  return <TransferDetails slug={Route.useParams().slug} />
}
