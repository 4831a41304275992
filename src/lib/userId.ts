/** Whether a text can be somebody's id. Anything else, such as `..`, would lead out of the path it is put into. */
export const isUserId = (text: string) => /^[\w-]+$/.test(text)
