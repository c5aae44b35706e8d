import { createFileRoute } from "@tanstack/react-router"
import { readDirection } from "#domain/transfers/reversed.ts"
import { previewHeaders, readPreviewSearch } from "#lib/address/preview-search.ts"
import { TransferDetails, TransferNotFound } from "./transfer-details.tsx"
import { loadTransfer, transferHead } from "./transfer-route.ts"

export const Route = createFileRoute("/transfer/$slug")({
  validateSearch: (search: Record<string, unknown>) => ({ ...readPreviewSearch(search), ...readDirection(search) }),
  loaderDeps: ({ search: { preview } }) => ({ preview }),
  loader: ({ context, params, deps }) => loadTransfer(params.slug, context, deps.preview),
  headers: ({ match }) => previewHeaders(match.search),
  head: ({ match: { context, search }, params }) => transferHead(params.slug, context, search),
  staticData: { hasBar: true },
  component: TransferPage,
  notFoundComponent: TransferNotFound,
})

function TransferPage() {
  return <TransferDetails {...Route.useSearch()} slug={Route.useParams().slug} />
}
