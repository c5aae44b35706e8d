import { createFileRoute } from "@tanstack/react-router"
import { inLanguage } from "#i18n/localized.ts"
import { listHead } from "#lib/list-head.ts"
import { headMessages, transfersDescription } from "./head-messages.ts"
import { transfersQuery } from "./queries.ts"
import { TransferList } from "./transfer-list.tsx"
import { TransferListFailed } from "./transfer-list-failed.tsx"
import { readFilters } from "./transfer-search.ts"

export const Route = createFileRoute("/transfers")({
  validateSearch: readFilters,
  loaderDeps: ({ search }) => readFilters(search),
  loader: async ({ context: { queryClient, language }, deps }) => {
    await queryClient.ensureQueryData(transfersQuery(deps, language))
  },
  head: ({ match: { context, loaderDeps } }) => {
    const list = {
      title: inLanguage(headMessages.transfers, context.language),
      description: import.meta.env.SSR ? inLanguage(transfersDescription, context.language) : "",
      path: "/transfers",
      items: "/transfer/",
    }
    return listHead(context, list, loaderDeps, transfersQuery(loaderDeps, context.language).queryKey)
  },
  component: TransfersPage,
  errorComponent: TransferListFailed,
})

function TransfersPage() {
  return <TransferList filters={Route.useLoaderDeps()} />
}
