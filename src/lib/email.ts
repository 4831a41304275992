/** Something@something whose last label has two letters or more. */
export const EMAIL = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[a-z]{2,}$/i
