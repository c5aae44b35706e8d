import type { TransferSeed } from "./transfer-types.ts"
import { privateIntercityTransfers } from "./transfers-intercity-private.ts"
import { sharedIntercityTransfers } from "./transfers-intercity-shared.ts"

export const intercityTransfers: TransferSeed[] = [...sharedIntercityTransfers, ...privateIntercityTransfers]
