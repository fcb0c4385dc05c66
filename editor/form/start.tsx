import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Editor } from "./editor.tsx";
import "./base.css";

const place = document.getElementById("editor");
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Editor />
    </StrictMode>,
  );
}
