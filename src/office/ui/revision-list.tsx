import { Alert, Box } from "@mui/material"
import { type InfiniteData, useInfiniteQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { type HttpError, useTranslate } from "react-admin"
import type { Pagination } from "#lib/api/pagination.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "./action-button.tsx"
import { Hint } from "./hint.tsx"

type Props<Revision> = {
  /** Answers with the revisions page by page, newest first. */
  path: string
  /** The version of what they are about. The list is loaded again when it changes. */
  version?: number | undefined
  /** Said when there are none. */
  none: string
  row: (revision: Revision) => ReactNode
}

type Revisions<Revision> = { data: Revision[]; pagination: Pagination }

const FIRST = 1

/** Who changed something, and when, the newest first. */
export function RevisionList<Revision>({ path, version, none, row }: Props<Revision>) {
  const translate = useTranslate()
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery<
    Revisions<Revision>,
    HttpError,
    InfiniteData<Revisions<Revision>>,
    unknown[],
    number
  >({
    queryKey: ["api", path, version],
    queryFn: ({ pageParam }) => callApi(`${path}?page=${pageParam}`),
    initialPageParam: FIRST,
    getNextPageParam: ({ pagination: { page, pages } }) => (page < pages ? page + 1 : undefined),
  })
  const failure = error && <Alert severity="error">{error.message}</Alert>
  if (!data) return failure
  const revisions = data.pages.flatMap((page) => page.data)
  if (revisions.length === 0) return <Hint>{translate(none)}</Hint>
  return (
    <>
      {revisions.map(row)}
      {failure}
      {hasNextPage && (
        <Box sx={{ pt: 1 }}>
          <ActionButton
            label="staff.older"
            variant="outlined"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          />
        </Box>
      )}
    </>
  )
}
