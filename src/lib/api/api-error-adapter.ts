import { createSerializationAdapter } from "@tanstack/react-router"
import { ApiError } from "./api-error.ts"

export const apiErrorAdapter = createSerializationAdapter({
  key: "api-error",
  test: (value): value is ApiError => value instanceof ApiError,
  toSerializable: ({ status, code, message, errors }) => ({ status, code, message, errors }),
  fromSerializable: ({ status, code, message, errors }) => new ApiError(status, code, message, errors),
})
