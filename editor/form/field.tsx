/** The field for each shape. A new type of field is one component here: in one of the two tables. */
import type { ComponentType } from "react";
import type { FormShape } from "#editor/shapes/shapes.ts";
import { PictureField, PictureNameField } from "#editor/form/pictures/picture-field.tsx";
import { ClaimField } from "./claim-field.tsx";
import { type FieldProps, useEditingContext } from "./editing-context.ts";
import { ListField } from "./list-field.tsx";
import { ObjectField, RecordField } from "./object-fields.tsx";
import { blockOf, fitting, resolved } from "./shape.ts";
import {
  AddressField,
  CheckboxField,
  CountyField,
  LineField,
  SelectField,
  ServiceField,
  UtilityField,
} from "./simple-fields.tsx";
import { RichTextField, TextField } from "./text-field.tsx";

/** By the name of the schema's building block. */
const BLOCK_FIELDS: Record<string, ComponentType<FieldProps>> = {
  words: TextField,
  richWords: RichTextField,
  picture: PictureField,
  pictureName: PictureNameField,
  address: AddressField,
  service: ServiceField,
  claimName: ClaimField,
  countyName: CountyField,
  utilityName: UtilityField,
};

/** Longer texts get a field of several lines. */
const LONGEST_LINE = 80;

/** For what is no such block, the first that fits. */
const SHAPE_FIELDS: [
  fits: (shape: FormShape, value: unknown) => unknown,
  ComponentType<FieldProps>,
][] = [
  [({ type }) => type === "array", ListField],
  [({ properties }) => properties, ObjectField],
  [({ additionalProperties }) => additionalProperties, RecordField],
  [(shape) => shape.enum, SelectField],
  [(shape) => shape.type === "boolean" || shape.const === true, CheckboxField],
  // A statement that rests on a claim may stand for a plain text.
  [(_, value) => value !== null && typeof value === "object", TextField],
  [({ maxLength = 0 }) => maxLength > LONGEST_LINE, TextField],
];

export function Field(props: FieldProps) {
  const { root } = useEditingContext();
  const { value } = props;
  const shape = fitting(resolved(props.shape, root), value, root);
  const Component =
    BLOCK_FIELDS[blockOf(props.shape) ?? ""] ??
    SHAPE_FIELDS.find(([fits]) => fits(shape, value))?.[1] ??
    LineField;
  return <Component {...props} shape={shape} />;
}
