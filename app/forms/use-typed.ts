import { useState } from "react";
import { useActionData } from "react-router";
import type { Refusal } from "#app/forms/answer.ts";

/** What the fields of a form hold at first; from then on the browser knows better. */
export function useTyped<Values>(untouched: () => Values): Values {
  const refusal = useActionData<Refusal<Values>>();
  const [typed] = useState(() => refusal?.values ?? untouched());
  return typed;
}
