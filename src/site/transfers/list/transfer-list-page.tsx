import { createFileRoute } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { listHead } from "#lib/head/list-head.ts"
import { transferCategoriesQuery } from "#site/categories/queries.ts"
import { foundQuery } from "#site/search/queries.ts"
import { headMessages, transfersDescription } from "#site/transfers/head-messages.ts"
import { transfersQuery } from "#site/transfers/queries.ts"
import { TransferList } from "./transfer-list.tsx"
import { TransferListFailed } from "./transfer-list-failed.tsx"
import { readFilters } from "./transfer-search.ts"

export const Route = createFileRoute("/transfers")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    await Promise.all([
      queryClient.ensureQueryData(transfersQuery(deps, language)),
      queryClient.ensureQueryData(transferCategoriesQuery),
      deps.search && queryClient.prefetchQuery(foundQuery(deps.search)),
    ])
  },
  head: ({ match: { context, loaderDeps } }) => {
    const list = {
      title: inLanguage(headMessages.transfers, context.language),
      description: inLanguage(transfersDescription, context.language),
      path: "/transfers",
    }
    return listHead(context, list, loaderDeps, transfersQuery(loaderDeps, context.language).queryKey)
  },
  component: TransfersPage,
  errorComponent: TransferListFailed,
})

function TransfersPage() {
  return <TransferList filters={Route.useLoaderDeps()} />
}
