import { createFileRoute } from "@tanstack/react-router"
import { TransferDetails, TransferNotFound } from "./transfer-details.tsx"
import { loadTransfer, transferHead } from "./transfer-route.ts"

export const Route = createFileRoute("/transfer/$slug")({
  loader: ({ context, params }) => loadTransfer(params.slug, context),
  head: ({ match: { context }, params }) => transferHead(params.slug, context),
  staticData: { hasBar: true },
  component: TransferPage,
  notFoundComponent: TransferNotFound,
})

function TransferPage() {
  return <TransferDetails slug={Route.useParams().slug} />
}
